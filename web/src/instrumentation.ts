/** Runs once when a server starts. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next writes the value in at build; it is no setting.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startLeads } = await import('./leads/server/start-leads')
  await startLeads()
}
