import "./peers.css";
import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
} from "ag-grid-community";
import { createStatus, type Concept, loadTemplates } from "./catalogue-client.ts";

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule]);

const showLoaded = createStatus();
const root = document.getElementById("root");
if (root !== null) {
  root.style.height = "700px";
  const grid = createGrid<Concept>(root, {
    columnDefs: [
      { field: "name", flex: 2 },
      { field: "versionGuid", flex: 1 },
    ],
    rowData: [],
    rowHeight: 28,
    headerHeight: 28,
    animateRows: false,
  });
  let loaded = 0;
  void loadTemplates("each page", (add) => {
    grid.applyTransaction({ add });
    loaded += add.length;
    showLoaded(loaded);
  });
}
