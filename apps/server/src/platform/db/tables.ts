/**
 * Every table of the site. Each slice augments this interface next to its store, so that queries are typed everywhere
 * while the platform knows only its own tables.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by augmentation
export interface Tables {}
