import type { Catalogue } from '../../catalogue.ts'
import type { messages as english } from '../en_US/ui.ts'

/** Words of the component kit. */
export const messages: Catalogue<typeof english> = {
  next: '下一页',
  previous: '上一页',
  first: '首页',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  copy: '复制',
  copied: '已复制',
  loading: '加载中…',
  more: '更多',
  search: '搜索',
  required: '必填',
  error: '错误……',
}
