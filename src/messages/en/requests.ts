/** The region 'Requests', and error reports. */
export const requests = {} as const;
