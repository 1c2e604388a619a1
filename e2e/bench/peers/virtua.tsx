import { useRef } from "react";
import { VList, type VListHandle } from "virtua";
import { ROW_HEIGHT } from "../../../src/browser/ui/list/row-height.ts";
import { mount, Status } from "./mount.tsx";
import { AHEAD, ObjectRow, useObjects } from "./use-objects.tsx";

function Page() {
  const { items, total, loadMore } = useObjects();
  const list = useRef<VListHandle>(null);
  const scrolled = (offset: number): void => {
    const last = list.current?.findItemIndex(offset + list.current.viewportSize) ?? 0;
    if (last + AHEAD >= items.length && items.length < total) loadMore();
  };
  return (
    <>
      <Status loaded={items.length} total={total} />
      <VList
        ref={list}
        role="list"
        aria-label="Construction objects"
        data={items}
        itemSize={ROW_HEIGHT}
        onScroll={scrolled}
        style={{ height: 640 }}
      >
        {(item, index) => <ObjectRow key={item.versionGuid} item={item} index={index} total={total} />}
      </VList>
    </>
  );
}

mount(<Page />);
