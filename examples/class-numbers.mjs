// The codes with given class numbers, in whichever classification they are.
// Arguments: address of the service, class numbers.
import { classifications, createClient, matchingCodes } from "plinth/api";

const [service, ...classNumbers] = process.argv.slice(2);
if (classNumbers.length === 0) {
  console.error("Usage: node class-numbers.mjs SERVICE CLASS_NUMBER...");
  process.exit(2);
}
const client = createClient({ baseUrl: service });

for await (const { versionGuid: classification, defaultName } of classifications(client)) {
  for (const classNumber of classNumbers) {
    for await (const code of matchingCodes(client, { classification, classNumber })) {
      // Services may send the codes below it, too.
      if (code.classNumber === classNumber)
        console.log(`${classNumber} ${code.defaultName} (${defaultName}): ${code.versionGuid}`);
    }
  }
}
