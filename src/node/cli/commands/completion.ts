import { Argument, type CommandUnknownOpts } from "@commander-js/extra-typings";
import { COMPLETIONS } from "../completion.ts";
import { printText } from "../query/output.ts";
import type { Terminal } from "../terminal.ts";

const HELP = `
Examples:
  plinth completion bash >> ~/.bashrc
  plinth completion zsh >> ~/.zshrc
  plinth completion fish > ~/.config/fish/completions/plinth.fish`;

export function addCompletion(program: CommandUnknownOpts, terminal: Terminal): void {
  program
    .command("completion")
    .summary("print a script that completes commands and options in a shell")
    .description("Prints a script with which a shell completes the commands, options and files of plinth.")
    .addArgument(new Argument("<shell>", "the shell").choices(Object.keys(COMPLETIONS)))
    .addHelpText("after", HELP)
    .action((shell) => printText(terminal.out, COMPLETIONS[shell]?.(program) ?? ""));
}
