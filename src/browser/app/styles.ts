// The stylesheets that every page uses, in the order that Mantine's documentation requires; others are imported where they are used. They
// are in cascade layers, so that the app's own rules always win.
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Text.layer.css";
import "@mantine/core/styles/Title.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "@mantine/core/styles/Skeleton.layer.css";
import "virtual:theme.css";
import "#browser/ui/theme/tokens.css";
import "./app.css";
