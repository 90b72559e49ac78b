import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/layout.tsx'
import { Avatar } from './avatar.tsx'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Crect width="9" height="9" fill="teal"/%3E%3Ccircle cx="4.5" cy="4.500" r="2.500" fill="gold"/%3E%3C/svg%3E'

const meta = { title: 'Content/Avatar', component: Avatar, args: { name: 'Ruth Okafor' } } satisfies Meta<typeof Avatar>
export default meta

export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name="Ruth Okafor" size={size} />
      ))}
    </Row>
  ),
}
export const Tints: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      {[
        'Ines Duarte',
        'Tomás Herrera',
        '陈雨桐',
        'Priya Raman',
        'Mei-Ling Zhao',
        'Jonas Weiß',
        'Amara Bell',
        '林一帆',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
}
export const Picture: StoryObj<typeof meta> = { args: { src: picture, size: 'lg' } }
export const BrokenPicture: StoryObj<typeof meta> = { args: { src: 'data:image/png;base64,AAAA' } }
