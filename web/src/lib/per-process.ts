// Node loads this file without a bundler, for the cache of pages.

/**
 * One value for the whole process, made at the first call for this name. Next bundles instrumentation, proxy and each
 * route apart and Node loads the server and the cache of pages itself, so a module's own variable exists several times.
 */
export function perProcess<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`web.${name}`)
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, create())
  return Reflect.get(globalThis, key)
}
