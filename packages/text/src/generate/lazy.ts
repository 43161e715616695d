import type { Nominal } from '../nominal.js';

/** A name that is worked out only when it is used. */
export function lazy(make: () => Nominal): Nominal {
  let made: Nominal | undefined;
  const get = (): Nominal => {
    made ??= make();
    return made;
  };
  return {
    get id() {
      return get().id;
    },
    form: (language, form) => get().form(language, form),
    trait: (language, name) => get().trait(language, name),
    get items() {
      return get().items;
    },
  };
}
