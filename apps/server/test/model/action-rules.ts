import type { Action, ActionOf, PersonIndex } from './operation.ts'
import type { World } from './world.ts'

/**
 * The effect of each action on the model, written from the rules alone, without code of the server. Returns true if the
 * site accepts the action, and changes the world only then.
 * @throws {MissingPost} if this run never created the object
 */
export type ActionRules = {
  [Kind in Action['do']]: (world: World, by: PersonIndex, deed: ActionOf<Kind>) => boolean
}
