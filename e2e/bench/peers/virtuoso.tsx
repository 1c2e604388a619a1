import { Virtuoso } from "react-virtuoso";
import { ROW_HEIGHT } from "../../../src/browser/ui/list/row-height.ts";
import type { Concept } from "./catalogue-client.ts";
import { mount, Status } from "./mount.tsx";
import { AHEAD, ObjectRow, useObjects } from "./use-objects.tsx";

type Context = { readonly total: number };

/** Called by Virtuoso for each row; not a component. */
const rowOf = (index: number, item: Concept, { total }: Context) => (
  <ObjectRow item={item} index={index} total={total} />
);

function Page() {
  const { items, total, loadMore } = useObjects();
  return (
    <>
      <Status loaded={items.length} total={total} />
      <div role="list" aria-label="Construction objects">
        <Virtuoso<Concept, Context>
          data={items}
          fixedItemHeight={ROW_HEIGHT}
          increaseViewportBy={AHEAD * ROW_HEIGHT}
          endReached={() => {
            if (items.length < total) loadMore();
          }}
          computeItemKey={(_, item) => item.versionGuid}
          context={{ total }}
          itemContent={rowOf}
          style={{ height: 640 }}
        />
      </div>
    </>
  );
}

mount(<Page />);
