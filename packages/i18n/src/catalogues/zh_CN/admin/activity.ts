import type { Catalogue } from '../../../catalogue.ts'
import type { activityMessages as english } from '../../en_US/admin/activity.ts'

/** Texts of the charts on the dashboard. */
export const activityMessages: Catalogue<typeof english> = {
  'activity.title': '活动',
  'activity.range': '时间范围',
  'activity.days_other': '{{count}} 天',
  'activity.questions': '问题',
  'activity.answers': '回答',
  'activity.answered_share': '已回答比例',
  'activity.first_answer': '首次回答用时',
  'activity.active_users': '每日活跃人数',
  'activity.users': '注册',
  'activity.votes': '投票',
  'activity.flags': '举报',
  'activity.response_time': '响应时间（P95）',
  'activity.summary_other': '{{title}}：{{count}} 天内共 {{total}}，{{step}}最多 {{most}}。',
  'activity.summary_mean_other': '{{title}}：{{count}} 天内为 {{total}}，{{step}}最高 {{most}}。',
  'activity.summary_p95_other': '{{title}}：{{count}} 天内每日数值的平均值为 {{total}}，{{step}}最高 {{most}}。',
  'activity.over_other': '{{top}}，另有 {{count}} 项更长',
  'activity.value': '{{date}}：{{value}}',
  'activity.none': '有了第一个问题后，这里会显示图表。',
  'activity.a_day': '每天',
  'activity.a_week': '每周',
  'activity.table': '显示数据',
  'activity.date': '日期',
  'activity.week': '起始日',
  'activity.caption': '活动数据',
  'activity.age': '最多五分钟前的数据',
}
