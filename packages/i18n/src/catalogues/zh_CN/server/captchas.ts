import type { Catalogue } from '../../../catalogue.ts'
import type { captchaMessages as english } from '../../en_US/server/captchas.ts'

/** Arithmetic questions in words, for people who cannot read the captcha's image. */
export const captchaMessages: Catalogue<typeof english> = {
  'captcha.question.sum': '{{a}}加{{b}}等于多少？请用数字回答。',
  'captcha.question.difference': '{{a}}减{{b}}等于多少？请用数字回答。',
  'captcha.question.sum_of_three': '{{a}}加{{b}}加{{c}}等于多少？请用数字回答。',
  'captcha.number.2': '二',
  'captcha.number.3': '三',
  'captcha.number.4': '四',
  'captcha.number.5': '五',
  'captcha.number.6': '六',
  'captcha.number.7': '七',
  'captcha.number.8': '八',
  'captcha.number.9': '九',
  'captcha.number.10': '十',
  'captcha.number.11': '十一',
  'captcha.number.12': '十二',
  'captcha.number.13': '十三',
  'captcha.number.14': '十四',
  'captcha.number.15': '十五',
  'captcha.number.16': '十六',
  'captcha.number.17': '十七',
  'captcha.number.18': '十八',
  'captcha.number.19': '十九',
  'captcha.number.20': '二十',
}
