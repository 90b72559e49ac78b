import { answerMoves } from './answer-moves.ts'
import { commentMoves } from './comment-moves.ts'
import { markMoves } from './mark-moves.ts'
import type { ActionRules } from './action-rules.ts'
import type { Action, Operation } from './operation.ts'
import { noticeMoves } from './notice-moves.ts'
import { questionMoves } from './question-moves.ts'
import { ReputationModel } from './reputation-model.ts'
import { reviewMoves } from './review-moves.ts'
import { tagMoves } from './tag-moves.ts'
import type { World } from './world.ts'
import { MissingPost, personOf } from './world.ts'

const moves: ActionRules = {
  ...questionMoves,
  ...answerMoves,
  ...commentMoves,
  ...markMoves,
  ...tagMoves,
  ...reviewMoves,
  ...noticeMoves,
}

/** `impossible` if the object of the action was never created. */
export type Verdict = 'accepted' | 'refused' | 'impossible'

/** Applies an operation to the world by the rules. */
export function play(world: World, operation: Operation): Verdict {
  world.now += operation.wait
  try {
    return isAccepted(world, operation) ? 'accepted' : 'refused'
  } catch (error) {
    if (error instanceof MissingPost) return 'impossible'
    throw error
  }
}

function isAccepted<Kind extends Action['do']>(world: World, operation: Operation & { do: Kind }): boolean {
  if (personOf(world, operation.by).suspended) return false
  // The key is the action's kind, so the function accepts this action.
  const move = moves[operation.do] as (world: World, by: number, action: Action) => boolean
  return move(world, operation.by, operation)
}

/** Creates a site without content. */
export function emptyWorld(
  people: readonly { role: 1 | 2 | 3; rank: number }[],
  { now, timeZone }: { now: number; timeZone: string },
): World {
  return {
    now,
    people: people.map(({ role }) => ({ role, suspended: false, followers: new Set(), notices: [] })),
    posts: new Map(),
    tags: new Map(),
    suggestions: new Map(),
    flags: new Map(),
    reputation: new ReputationModel(
      people.map(({ rank }) => rank),
      timeZone,
    ),
  }
}
