/** What the server itself says, from `editor.ftl`. Problems have words of their own. */
import { joinSources, openMessages, type Sources } from '@draco-table/text';
import english from '@draco-table/words/en/editor';

export function editorWords(sources: Sources, lang: string) {
  const { say } = openMessages(joinSources({ en: [english] }, sources), lang);
  return {
    play: say('editor-play'),
    runTest: say('editor-run-test'),
    runTests: say('editor-run-tests'),
    passed: say('editor-passed'),
    failed: (expected: string, found: string) => say('editor-failed', { expected, found }),
    reached: (reached: number, all: number) => say('editor-reached', { reached, all }),
    missed: say('editor-missed'),
    translate: (languages: string) => say('editor-translate', { languages }),
    fixAll: say('editor-fix-all'),
    unsafe: (title: string) => say('editor-unsafe', { title }),
    ignore: (code: string) => say('editor-ignore', { code }),
    why: say('editor-why'),
    cards: (count: number) => say('editor-cards', { count }),
    times: (count: number) => say('editor-times', { count }),
    copies: (count: number) => say('editor-copies', { count }),
    example: say('editor-example'),
    taken: (name: string) => say('editor-taken', { name }),
    notYours: say('editor-not-yours'),
  };
}

export type Words = ReturnType<typeof editorWords>;
