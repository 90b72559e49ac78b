import { bitterCoffee } from './questions/bitter-coffee.ts'
import { coldRadiator } from './questions/cold-radiator.ts'
import { curlingTomatoLeaves } from './questions/curling-tomato-leaves.ts'
import { denseSourdough } from './questions/dense-sourdough.ts'
import { exhaustiveSwitch } from './questions/exhaustive-switch.ts'
import { plasterCrack } from './questions/plaster-crack.ts'
import { saturnsRings } from './questions/saturns-rings.ts'
import { skippingChain } from './questions/skipping-chain.ts'
import { stickyCastIron } from './questions/sticky-cast-iron.ts'
import { touringMeals } from './questions/touring-meals.ts'
import { undoPushedCommit } from './questions/undo-pushed-commit.ts'
import { yellowMint } from './questions/yellow-mint.ts'
import type { SampleQuestion } from './sample.ts'

/** All questions, in no particular order. */
export const questions: readonly SampleQuestion[] = [
  bitterCoffee,
  coldRadiator,
  curlingTomatoLeaves,
  denseSourdough,
  exhaustiveSwitch,
  plasterCrack,
  saturnsRings,
  skippingChain,
  stickyCastIron,
  touringMeals,
  undoPushedCommit,
  yellowMint,
]
