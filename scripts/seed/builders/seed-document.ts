/** A document without the fields that the lake sets. */
export type Seed<T extends { _type: string }> = T extends unknown
  ? Omit<T, '_createdAt' | '_updatedAt' | '_rev'>
  : never
