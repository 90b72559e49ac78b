import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { CaptchaAction } from '@quandary/api-client'
import type { CaptchaCaller } from '../../platform/http/captcha-check.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { isServerMessage, translate } from '../../platform/i18n/translate.ts'
import { captchaLimiter } from './captcha-limiter.ts'
import type { Sum } from './challenges.ts'
import { drawPicture } from './picture.ts'

/** Returns a new challenge if the action needs one. */
export async function getCaptcha(
  ctx: AppContext,
  action: CaptchaAction,
  asker: CaptchaCaller,
  language: Language,
): Promise<Schemas['CaptchaChallenge']> {
  if (await captchaLimiter(ctx).isDemanded(action, asker)) return makeChallenge(ctx, action, language)
  return { captcha_id: '', captcha_img: '', verify: false }
}

/**
 * Makes a new challenge, as a picture and as a sum in words for those who cannot see it.
 * @param action the action that its solution permits
 */
export async function makeChallenge(
  ctx: AppContext,
  action: CaptchaAction,
  language: Language,
): Promise<Schemas['CaptchaChallenge']> {
  const { id, code, sum } = await captchaLimiter(ctx).challenges.make(action)
  return { captcha_id: id, captcha_img: drawPicture(code), captcha_question: inWords(sum, language), verify: true }
}

function inWords(sum: Sum, language: Language): string {
  const [a = '', b = '', c = ''] = sum.numbers.map((number) => inWord(number, language))
  return translate(language, `captcha.question.${sum.form}`, { a, b, c })
}

/** Returns the word for a number. The catalogue has a word for every number that a sum can contain. */
function inWord(number: number, language: Language): string {
  const key = `captcha.number.${number}`
  return isServerMessage(key) ? translate(language, key) : String(number)
}
