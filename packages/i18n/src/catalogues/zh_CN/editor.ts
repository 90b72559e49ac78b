import type { Catalogue } from '../../catalogue.ts'
import type { messages as english } from '../en_US/editor.ts'

/** Words of the markdown editor. */
export const messages: Catalogue<typeof english> = {
  heading: '标题',
  bold: '粗体',
  italic: '斜体',
  code: '代码',
  link: '链接',
  quote: '引用',
  image: '图片',
  table: '表格',
  bulleted_list: '无序列表',
  numbered_list: '有序列表',
  indent: '增加缩进',
  outdent: '减少缩进',
  rule: '分隔线',
  help: '帮助',
  write: '编写',
  preview: '预览',
  only_image: '只能上传图片。',
  max_size: '文件大于 {{size}} MB。',
  required: '不能为空。',
}
