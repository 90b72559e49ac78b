/**
 * Every table of the site. Each slice adds its own by augmenting this interface beside its store,
 * so that queries are typed everywhere while the platform knows no table but its own.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by augmentation
export interface Tables {}
