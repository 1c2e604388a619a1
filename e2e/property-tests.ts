import * as fc from "fast-check";

// In CI a commit gives the same result each time. Elsewhere each run tries other values.
if (process.env["CI"] !== undefined) fc.configureGlobal({ seed: 1 });
