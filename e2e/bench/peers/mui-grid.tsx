import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { useEffect, useState } from "react";
import { type Concept, loadTemplates } from "./catalogue-client.ts";
import { mount, Status } from "./mount.tsx";

const COLUMNS: GridColDef<Concept>[] = [
  { field: "name", headerName: "Name", flex: 2 },
  { field: "versionGuid", headerName: "Version GUID", flex: 1 },
];
/** Larger pages require a licence. */
const PAGE_SIZE = 100;

function Page() {
  const [templates, setTemplates] = useState<readonly Concept[]>([]);
  useEffect(() => {
    void loadTemplates("first, then rest", (more) => setTemplates((templates) => [...templates, ...more]));
  }, []);
  return (
    <>
      <Status loaded={templates.length} />
      <div style={{ height: 700 }}>
        <DataGrid
          rows={templates}
          columns={COLUMNS}
          getRowId={({ versionGuid }) => versionGuid}
          rowHeight={28}
          columnHeaderHeight={28}
          initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
          pageSizeOptions={[PAGE_SIZE]}
          disableRowSelectionOnClick
        />
      </div>
    </>
  );
}

mount(<Page />);
