import type { GameEvent } from '@draco-table/engine';
import { keyOf } from '../model/key.js';
import { replayOf } from '../session/replay-code.js';
import { shareLink } from '../session/sharing.js';
import type { PanelActions } from '../view/panel.js';
import type { ScreenActions } from '../view/screens.js';
import type { Attributes } from './attributes.js';
import { movedKeys } from './build-scene.js';
import type { CurrentGame } from './current-game.js';
import type { Opening } from './opening.js';
import type { Overlays } from './overlays.js';
import { randomSeed } from './saved-table.js';

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
): LaterActions {
  const pace = overlays.remembered('pace');
  if (pace && table.pace === 900 && !table.hasAttribute('pace')) table.pace = Number(pace);
  const share = async (): Promise<void> => {
    const { game } = current;
    if (!game) return;
    overlays.setPanel({ shared: await shareLink(game, table.game), tab: 'settings', isOpen: true });
    overlays.set({ isResultHidden: true });
  };
  return {
    takeOver: () => current.session?.takeOver(),
    again: () => void opening.anew({ seed: randomSeed() }),
    leaveReplay: () => void opening.anew(),
    watch: () => {
      const game = current.session?.game;
      const replay = game && replayOf(game.save(), game.ruleset.game);
      if (replay) opening.watch(replay).catch((error: unknown) => opening.fail(error));
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
      restart: () => {
        overlays.setPanel({ isOpen: false });
        opening.anew({ seed: table.seed || randomSeed() });
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
