/** A document as we write it: the lake adds the dates and the revision. */
export type Seed<T extends { _type: string }> = T extends unknown
  ? Omit<T, '_createdAt' | '_updatedAt' | '_rev'>
  : never
