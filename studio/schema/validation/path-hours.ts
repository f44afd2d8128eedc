export type PathHours = { hours?: number; modules?: { hours?: number }[] } | undefined

/** The hours of a learning path are those of its modules: the site draws both. */
export function checkPathHours(path: PathHours): true | { message: string; path: string[] } {
  const modules = path?.modules ?? []
  const sum = modules.reduce((total, { hours = 0 }) => total + hours, 0)
  if (!path?.hours || modules.length === 0 || sum === path.hours) return true
  return {
    message: `The modules take ${sum} hours together, the path says ${path.hours}.`,
    path: ['hours'],
  }
}
