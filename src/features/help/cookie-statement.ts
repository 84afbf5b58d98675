export const cookieStatement: readonly (readonly string[])[] = [];
export const cookieTable: readonly { name: string; purpose: readonly string[]; lifetime: readonly string[] }[] = [];
