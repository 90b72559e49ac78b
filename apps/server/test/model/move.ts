import type { Deed, DeedOf, PersonIndex } from './operation.ts'
import type { World } from './world.ts'

/**
 * What each deed does to the site, written from the product's rules alone: nothing of the server is used.
 * Each says whether the site accepts it, and changes the world only if so.
 * @throws {MissingPost} it is about something that this run never made
 */
export type Moves = {
  [Kind in Deed['do']]: (world: World, by: PersonIndex, deed: DeedOf<Kind>) => boolean
}
