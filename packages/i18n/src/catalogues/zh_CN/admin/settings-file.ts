import type { Catalogue } from '../../../catalogue.ts'
import type { settingsFileMessages as english } from '../../en_US/admin/settings-file.ts'

/** Texts for exporting and importing the settings. */
export const settingsFileMessages: Catalogue<typeof english> = {
  'nav.settings_file': '导出与导入',
  'settings_file.export': '导出',
  'settings_file.export_about': '将全部设置保存为文件，不含密码和插件的设置。可作为备份，也可用于其他站点。',
  'settings_file.download': '下载设置',
  'settings_file.import': '导入',
  'settings_file.import_about': '选择设置文件。保存之前会先显示将要更改的内容。',
  'settings_file.choose': '选择文件…',
  'settings_file.problem_unreadable': '无法读取此文件。请选择从这里下载的文件。',
  'settings_file.problem_other_format': '这不是设置文件。请选择从这里下载的文件。',
  'settings_file.problem_newer': '此文件由更新版本的程序生成。请先升级本站点。',
  'settings_file.same': '{{name}} 与本站点的设置相同，无需更改。',
  'settings_file.differs_other': '{{name}} 将更改 {{count}} 组设置。尚未保存。',
  'settings_file.save_other': '保存 {{count}} 组',
  'settings_file.saved_other': '已保存 {{count}} 组。',
}
