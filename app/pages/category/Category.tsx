import { SideMenu } from "../../components/SideMenu";
import type { CategoryView, Chrome, Language } from "../../core";
import { Banner } from "../../layout/Banner";
import { MachineCard } from "./MachineCard";
import { Terms } from "./Terms";

interface CategoryProps {
  view: CategoryView;
  chrome: Chrome;
  language: Language;
}

export default function Category({ view, chrome, language }: CategoryProps) {
  // The key resets the open state of the menu on each page.
  const current = view.menu.entries.find((entry) => entry.current)?.href;
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame with-side">
          <SideMenu key={current} menu={view.menu} />
          <div>
            <ul className="grid machines">
              {view.machines.map((machine) => (
                <MachineCard
                  key={machine.id}
                  machine={machine}
                  ask={view.ask}
                  chrome={chrome}
                  language={language}
                />
              ))}
            </ul>
            <Terms terms={view.terms} link={view.termsLink} />
          </div>
        </div>
      </div>
    </>
  );
}
