import type { Catalogue } from '../../../catalogue.ts'
import type { languageMessages as english } from '../../en_US/admin/languages.ts'

/** Texts of the page about translation files. */
export const languageMessages: Catalogue<typeof english> = {
  'languages.title': '翻译文件',
  'languages.lead': '数据文件夹的 languages 目录中，每个文件提供一种语言。文件修改后五秒内生效。',
  'languages.none': '目前没有语言文件。运行 quandary languages template 可生成一份初始文件。',
  'languages.progress': '已翻译 {{progress}}%',
  'languages.unusable': '无法使用',
  'languages.problems_other': '{{count}} 条文本无法使用，暂以英文显示。',
  'languages.more': '仅列出前 {{count}} 条。',
  'languages.problem.unreadable_file': '文件无法使用：{{detail}}',
  'languages.problem.unknown_area': '没有这个分区。',
  'languages.problem.unknown_key': '没有这条文本。',
  'languages.problem.no_text': '不是文本，或内容为空。',
  'languages.problem.unknown_placeholder': '英文原文中没有 {{detail}}。',
  'languages.problem.missing_placeholder': '缺少 {{detail}}。',
  'languages.problem.markup': '英文原文中没有 {{detail}}。',
  'languages.problem.unknown_form': '该语言没有这种复数形式，只有 {{detail}}。',
  'languages.problem.missing_form': '缺少复数形式“{{detail}}”，暂用“other”形式。',
}
