import "./peers.css";
import "jstree";
import "jstree/dist/themes/default/style.min.css";
import "./jstree.css";
import jquery from "jquery";
import { createStatus, loadCodes } from "./catalogue-client.ts";

const showLoaded = createStatus();
const root = jquery("#root").css({ height: 700, overflow: "auto" });

root.on("select_node.jstree", (_: unknown, { instance, node }: { instance: JSTree; node: unknown }) =>
  instance.open_node(node),
);
root.jstree({
  core: {
    animation: false,
    multiple: false,
    force_text: true,
    themes: { dots: false, icons: false },
    data(node: { id: string }, add: (nodes: unknown[]) => void) {
      // It cannot add more than one node at a time later.
      void loadCodes(node.id === "#" ? null : node.id, "all at once", (codes) => {
        add(codes.map(({ id, label, isLeaf }) => ({ id, text: label, children: !isLeaf })));
        showLoaded(codes.length);
      });
    },
  },
});
