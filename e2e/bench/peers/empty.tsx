// Baseline 1: the app's libraries in the same versions, and nothing else.
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router";

const queryClient = new QueryClient();

function Page({ heading, to, children }: { heading: string; to: string; children: string }) {
  return (
    <>
      <h1>{heading}</h1>
      <Link to={to}>{children}</Link>
    </>
  );
}

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <MantineProvider defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <Routes>
            <Route
              path="/empty.html"
              element={
                <Page heading="Empty page" to="/next">
                  Next
                </Page>
              }
            />
            <Route
              path="/next"
              element={
                <Page heading="Next page" to="/empty.html">
                  Back
                </Page>
              }
            />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
