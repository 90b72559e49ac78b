import type { ReactNode } from 'react'
import { Combobox, type ComboboxProps } from '../combobox/combobox.tsx'
import { timeZoneLabel, timeZoneOptions } from './time-zones.ts'

const zonesOfToday = () => timeZoneOptions(new Date())

/** Props of {@link TimeZonePicker}: the props of Combobox without the options. */
export type TimeZonePickerProps = Omit<ComboboxProps, 'options' | 'labelOf'>

/** Chooses a time zone by its IANA name. Cities, regions and offsets such as `+8` can be searched. */
export function TimeZonePicker(props: TimeZonePickerProps): ReactNode {
  return <Combobox {...props} options={zonesOfToday} labelOf={timeZoneLabel} />
}
