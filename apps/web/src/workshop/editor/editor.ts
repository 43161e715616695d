/** The editor of the workshop: CodeMirror with the language's own services, in a shadow root of its own. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type Completion as Offer,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  showDialog,
  type Tooltip,
} from '@codemirror/view';
import type { Fix, Place, Problem } from '@draco-table/ruleset';
import type { CompletionItem } from 'vscode-languageserver-types';
import type { Edit, Language } from '../client.js';
import { toDiagnostics } from './diagnostics.js';
import { dracoLanguage } from './draco-language.js';
import { fluentLanguage } from './fluent-language.js';
import { rendered } from './hover.js';
import { colours, look } from './look.js';
import { toOffer } from './offers.js';

export interface EditorHost {
  language: Language;
  word(id: string, args?: Record<string, string>): string;
  /** Told of every change by hand. */
  changed(file: string, text: string): void;
  /** The caret went somewhere else. */
  moved(file: string, offset: number): void;
  /** To a place that may lie in a file that is not open. */
  goTo(place: Place & { text: string }): void;
  /** Renaming: all at once. */
  apply(edits: Edit[]): void;
  mend(problem: Problem, fix: Fix): void;
}

export class Editor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private file = '';

  constructor(
    parent: HTMLElement,
    private readonly host: EditorHost,
  ) {
    // In a shadow root the editor's styles are adopted sheets, which a strict policy allows.
    const root = parent.attachShadow({ mode: 'open' });
    this.view = new EditorView({ parent: root, root });
  }

  /** Shows a file; each keeps its own history and caret. */
  show(file: string, text: string, isReadOnly = false): void {
    if (this.file && this.file !== file) this.states.set(this.file, this.view.state);
    const known = file === this.file ? this.view.state : this.states.get(file);
    this.file = file;
    this.view.setState(known ?? EditorState.create({ doc: text, extensions: this.extensions(file, isReadOnly) }));
    this.replace(text);
  }

  close(file: string): void {
    this.states.delete(file);
    if (this.file === file) this.file = '';
  }

  /** Brings in a text that was changed elsewhere, touching only what differs. */
  private replace(text: string): void {
    const before = this.view.state.doc.toString();
    if (before === text) return;
    let from = 0;
    while (from < before.length && from < text.length && before[from] === text[from]) from++;
    let end = 0;
    const most = Math.min(before.length, text.length) - from;
    while (end < most && before[before.length - 1 - end] === text[text.length - 1 - end]) end++;
    this.view.dispatch({
      changes: { from, to: before.length - end, insert: text.slice(from, text.length - end) },
      // Each is a step back of its own, not one with what was typed just before.
      annotations: isolateHistory.of('full'),
    });
  }

  setProblems(problems: readonly Problem[]): void {
    const own = problems.filter(({ file }) => file === this.file);
    const { state } = this.view;
    this.view.dispatch(setDiagnostics(state, toDiagnostics(own, state.doc.length, this.host)));
  }

  select(from: number, to: number): void {
    const { length } = this.view.state.doc;
    const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
    this.view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
    this.view.focus();
  }

  /** Shows a place; the focus stays where it is. */
  reveal(at: number): void {
    const anchor = Math.min(at, this.view.state.doc.length);
    this.view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  }

  undo(): void {
    undo(this.view);
  }

  private extensions(file: string, isReadOnly: boolean): Extension[] {
    const isDraco = file.endsWith('.draco');
    const { host } = this;
    return [
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      isDraco ? dracoLanguage : fluentLanguage,
      syntaxHighlighting(colours),
      look,
      EditorState.readOnly.of(isReadOnly),
      EditorView.lineWrapping,
      // Asked for again at every update, so that it follows the language.
      EditorView.contentAttributes.of(() => ({
        'aria-label': host.word('source-of', { file }),
        tabindex: '0',
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: String(!isDraco),
      })),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) host.changed(file, update.state.doc.toString());
        if (update.selectionSet || update.docChanged) host.moved(file, update.state.selection.main.head);
      }),
      // In every file: what is looked for while somebody types still ends after they went on to another.
      autocompletion({ override: [(context) => this.complete(file, context)], icons: false }),
      ...(isDraco ? [indentOnInput(), bracketMatching(), closeBrackets()] : []),
      ...this.services(file),
      // Tab is left alone: it leads out of the field, as everywhere in a page.
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    ];
  }

  private services(file: string): Extension[] {
    const { language } = this.host;
    return [
      hoverTooltip((_, at) => this.hover(file, at)),
      keymap.of([
        ...completionKeymap,
        {
          key: 'F12',
          run: (view) => this.goToDefinition(file, view.state.selection.main.head),
        },
        { key: 'F2', run: (view) => this.rename(file, view) },
        {
          key: 'Shift-Alt-f',
          run: () => {
            void language.format(file).then((text) => this.replace(text));
            return true;
          },
        },
      ]),
      EditorView.domEventHandlers({
        mousedown: (event, view) => {
          const at = event.ctrlKey || event.metaKey ? view.posAtCoords(event) : null;
          return at === null ? false : this.goToDefinition(file, at);
        },
      }),
    ];
  }

  private async complete(file: string, context: CompletionContext): Promise<CompletionResult | null> {
    const before = context.matchBefore(/[\p{L}\p{N}_$.-]*/u);
    if (!before || (before.from === before.to && !context.explicit)) return null;
    const found: CompletionItem[] = await this.host.language.complete(file, context.pos);
    if (context.aborted || !found.length) return null;
    const options = found.map((item, rank): Offer => ({ ...toOffer(item), boost: -rank / found.length }));
    return { from: before.from, options, validFor: /^[\p{L}\p{N}_$.-]*$/u };
  }

  private async hover(file: string, at: number): Promise<Tooltip | null> {
    const found = await this.host.language.hover(file, at);
    if (!found) return null;
    const { range, markdown } = found;
    return {
      pos: range.start.offset,
      end: range.end.offset,
      above: true,
      create: () => ({ dom: rendered(markdown) }),
    };
  }

  private goToDefinition(file: string, at: number): boolean {
    void this.host.language.definition(file, at).then((place) => place && this.host.goTo(place));
    return true;
  }

  private rename(file: string, view: EditorView): boolean {
    const at = view.state.selection.main.head;
    void this.host.language.renameable(file, at).then(async (name) => {
      if (name === undefined) return;
      const { result } = showDialog(view, {
        label: this.host.word('rename'),
        input: { value: name },
        submitLabel: this.host.word('rename-do'),
        focus: true,
        top: true,
      });
      const typed = (await result)?.elements.namedItem('input');
      if (!(typed instanceof HTMLInputElement) || typed.value === name) return;
      const renamed = await this.host.language.rename(file, at, typed.value.trim());
      if (renamed.ok) this.host.apply(renamed.edits);
      else showDialog(view, { label: renamed.why, submitLabel: 'OK', focus: true, top: true });
    });
    return true;
  }
}
