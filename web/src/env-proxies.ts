// Scripts import this file, too, so it imports nothing of the site or Next.

type Variables = Record<string, string | undefined>

/** `fetch` compares with the brackets, `http.request` without. */
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]']

/**
 * Adds this machine to `NO_PROXY`, which `@sanity/client` and, if told so, Node obey: a proxy cannot reach our servers
 * here.
 */
export function keepLoopbackDirect(variables: Variables): void {
  const { no_proxy: lower, NO_PROXY: upper } = variables
  const given = (lower || upper || '').split(/[\s,]+/).filter(Boolean)
  const list = given.includes('*') ? '*' : [...new Set([...given, ...LOOPBACK])].join(',')
  variables.no_proxy = list
  variables.NO_PROXY = list
}

/** One sentence for each variable of a proxy without a scheme, which end every client of HTTP with a stack. */
export function proxyFaults(variables: Variables): string[] {
  return ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].flatMap((name) =>
    !variables[name] || /^https?:\/\/./i.test(variables[name])
      ? []
      : `${name} must be an address with its scheme, such as http://proxy.example:3128.`,
  )
}
