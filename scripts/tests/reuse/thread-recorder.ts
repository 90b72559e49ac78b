import { CallRecorder } from './call-recorder.ts'

/** Returns the recorder of this thread. Modules announce themselves only to a recorder that exists before them. */
export function threadRecorder(): CallRecorder {
  const shared = globalThis as { quandaryCallRecorder?: CallRecorder }
  return (shared.quandaryCallRecorder ??= new CallRecorder())
}
