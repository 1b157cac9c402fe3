import { Icon } from "../../components/icons";

export function HelmetIcon() {
  return (
    <Icon size={48}>
      <path
        d="M3 17.5h18M5 17.5V15a7 7 0 0 1 14 0v2.5M10 8.5V13M14 8.5V13M10 8.5h4"
        strokeWidth="1.4"
      />
    </Icon>
  );
}

export function MoneyIcon() {
  return (
    <Icon size={48}>
      <path d="M2.5 6h19v12h-19zM5.5 12h1M17.5 12h1" strokeWidth="1.4" />
      <circle cx="12" cy="12" r="3" strokeWidth="1.4" />
    </Icon>
  );
}

export function StopwatchIcon() {
  return (
    <Icon size={48}>
      <circle cx="12" cy="13" r="8" strokeWidth="1.4" />
      <path d="m12 13 3.5-3.5M10 2.5h4M12 2.5V5" strokeWidth="1.4" />
    </Icon>
  );
}
