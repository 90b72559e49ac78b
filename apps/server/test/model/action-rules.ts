import type { Action, ActionOf, PersonIndex } from './operation.ts'
import type { World } from './world.ts'

/**
 * The effect of each action on the model, written only from the rules, without code of the server. Returns true if the
 * site must accept the action; only then does the world change.
 * @throws {MissingPost} if the sequence of actions never created the object
 */
export type ActionRules = {
  [Kind in Action['do']]: (world: World, by: PersonIndex, action: ActionOf<Kind>) => boolean
}
