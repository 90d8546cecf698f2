/** The address that was probably meant, or null: `nearAddress`, whose code comes once one is typed. */
export async function findNear(address: string): Promise<string | null> {
  const { nearAddress } = await import(
    /* webpackChunkName: "near-address" */ '@eldorado/rules/near-address'
  );
  return nearAddress(address);
}
