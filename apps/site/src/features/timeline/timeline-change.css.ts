import { vars } from '@quandary/ui'
import { style } from '@vanilla-extract/css'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const act = style({ justifySelf: 'start' })
