/**
 * The length of the hash in the name of a file of the build. The first route names 400 files, and hashes do not compress: a character less
 * of each saves 0.3 kB. Rolldown refuses fewer.
 */
export const HASH_LENGTH = 7;
