import { SideMenu } from "../../components/SideMenu";
import type { CategoryView, Chrome } from "../../core";
import { Banner } from "../../layout/Banner";
import { MachineCard } from "./MachineCard";
import { Terms } from "./Terms";

export default function Category({ view, chrome }: { view: CategoryView; chrome: Chrome }) {
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
                <MachineCard key={machine.id} machine={machine} ask={view.ask} />
              ))}
            </ul>
            <Terms terms={view.terms} link={view.termsLink} />
          </div>
        </div>
      </div>
    </>
  );
}
