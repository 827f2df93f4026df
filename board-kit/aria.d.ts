/** What browsers know and the list of attributes does not yet: more to tell of an element that has a name. */
export {};

declare module 'svelte/elements' {
  interface AriaAttributes {
    'aria-description'?: string | null | undefined;
  }
}
