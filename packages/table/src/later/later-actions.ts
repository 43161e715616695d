import type { GameEvent } from '@draco-table/engine';
import { movedKeys } from '../game/build-scene.js';
import type { CurrentGame } from '../game/current-game.js';
import type { Opening } from '../game/opening.js';
import { keyOf } from '../model/key.js';
import { randomSeed } from '../saved/saved-table.js';
import { shareLink } from '../saved/sharing.js';
import type { Aids } from '../session/aids.js';
import { replayOf } from '../session/replay-code.js';
import type { Attributes } from '../settings/attributes.js';
import type { PanelActions } from '../view/panel.js';
import type { ScreenActions } from '../view/screens.js';
import type { Overlays } from './overlays.js';
import { Stories } from './stories.js';

export interface LaterActions extends ScreenActions {
  leaveReplay(): void;
  panel: PanelActions;
}

/** What the buttons of the panel and of the screens over the table do. */
export function laterActions(
  table: Attributes,
  current: CurrentGame,
  opening: Opening,
  overlays: Overlays,
  aids: Aids,
): LaterActions {
  const pace = overlays.remembered('pace');
  if (overlays.remembered('sound')) table.sound = true;
  if (pace && table.pace === 900 && !table.hasAttribute('pace')) table.pace = Number(pace);
  const share = async (): Promise<void> => {
    const { game } = current;
    if (!game) return;
    const shared = await shareLink(game, table.game);
    // At the end it stands below the story, else among the settings.
    if (game.result && !overlays.isResultHidden) overlays.setPanel({ shared });
    else overlays.setPanel({ shared, tab: 'settings', isOpen: true });
  };
  const stories = new Stories(current, opening, aids, () => table.requestUpdate());
  return {
    takeOver: () => current.session?.takeOver(),
    again: () => void opening.anew({ seed: randomSeed() }),
    sameAgain: () => void opening.anew({ seed: current.session?.setup.seed ?? randomSeed() }),
    story: (scene) => stories.of(scene),
    shared: () => overlays.panel.shared,
    leaveReplay: () => void opening.anew(),
    watch: (step) => {
      const game = current.session?.game;
      const replay = game && replayOf(game.save(), game.ruleset.game);
      if (!replay) return;
      opening.watch(replay).then(
        () => step !== undefined && current.watching?.goTo(step),
        (error: unknown) => opening.fail(error),
      );
    },
    share,
    dismissResult: () => overlays.set({ isResultHidden: true }),
    guide: (guideStep) => {
      if (guideStep === undefined) overlays.closeGuide(true);
      else overlays.set({ guideStep });
    },
    panel: {
      show: (tab) => overlays.setPanel(tab ? { tab } : { isOpen: false }),
      search: (search) => overlays.setPanel({ search }),
      setLanguage: (lang) => {
        table.lang = lang;
        overlays.remember('lang', lang);
      },
      setPace: (pace) => {
        table.pace = pace;
        overlays.remember('pace', String(pace));
      },
      setSound: (isOn) => {
        table.sound = isOn;
        overlays.remember('sound', isOn ? '1' : '');
      },
      restart: (isSure) => {
        const { game } = current;
        // What is under way is not thrown away without asking.
        const isAsking = isSure === undefined && game !== undefined && game.version > 0 && !game.result;
        overlays.setPanel({ isAsking, isOpen: isAsking || isSure === false });
        if (!isAsking && isSure !== false) opening.anew({ seed: '' });
      },
      share,
      guide: () => {
        overlays.setPanel({ isOpen: false });
        overlays.openGuide();
      },
      hover: (event) => overlays.set({ hovered: event && toldKeys(event) }),
    },
  };
}

/** All that a line of the log tells of: what moved, and whose doing or money it was. */
function toldKeys(event: GameEvent): Set<string> {
  const keys = movedKeys([event]);
  const holders = event.is === 'pay' ? [event.from, event.to] : [];
  for (const { seat } of [event, ...holders] as { seat?: number }[])
    if (seat !== undefined) keys.add(keyOf({ is: 'player', seat }));
  return keys;
}
