/** How many meeples of a colour, in the order blue, red, green, yellow, white. */
export const MEEPLES = [{ other: '# blauwe' }, { other: '# rode' }, { other: '# groene' }, { other: '# gele' }, { other: '# witte' }];
