// In s. Unlike elapsed time, it does not count what other processes of the machine do.

/** Of this thread, to run a function. */
export async function processorTimeOf(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000_000
}
