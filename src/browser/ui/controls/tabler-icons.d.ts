// The package has types only for its index, which exports thousands of icons; here they are imported one by one.
declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  import type { Icon } from "@tabler/icons-react";

  const icon: Icon;
  export default icon;
}
