/** What Node 20 lacks of the JavaScript that the programs use. The library uses none of it. */
import "core-js/actual/array-buffer/transfer.js";
import "core-js/actual/iterator/every.js";
import "core-js/actual/iterator/filter.js";
import "core-js/actual/iterator/find.js";
import "core-js/actual/iterator/flat-map.js";
import "core-js/actual/iterator/map.js";
import "core-js/actual/iterator/some.js";
import "core-js/actual/map/group-by.js";
import "core-js/actual/promise/with-resolvers.js";
import "core-js/actual/url/parse.js";
