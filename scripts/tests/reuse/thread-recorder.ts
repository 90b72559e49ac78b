import { CallRecorder } from './call-recorder.ts'

/** Returns the recorder of this thread. It must exist before the instrumented modules are loaded. */
export function threadRecorder(): CallRecorder {
  const shared = globalThis as { quandaryCallRecorder?: CallRecorder }
  return (shared.quandaryCallRecorder ??= new CallRecorder())
}
