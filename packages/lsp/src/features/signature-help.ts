import { signaturesAt } from '@draco-table/lang';
import { type Feature, whereIs } from '../server.js';

export const signatureHelp: Feature = {
  capabilities: { signatureHelpProvider: { triggerCharacters: [' ', '('] } },
  register(server) {
    server.connection.onSignatureHelp((params) => {
      const where = whereIs(server, params);
      if (!where?.path.endsWith('.draco')) return null;
      const found = signaturesAt(where.game.program(), where.path, where.offset);
      if (!found.length) return null;
      return {
        signatures: found.map(({ label, doc, slots, active }) => ({
          label,
          ...(doc !== undefined && { documentation: doc }),
          parameters: slots.map(({ start, end }) => ({ label: [start, end] as [number, number] })),
          activeParameter: active,
        })),
        activeSignature: 0,
        activeParameter: found[0]?.active ?? 0,
      };
    });
  },
};
