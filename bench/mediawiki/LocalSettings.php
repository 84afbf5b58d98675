<?php
// What an operator sets who wants a quick wiki. See wiki.ts.
$home = getenv( 'WIKI_HOME' );

$wgSitename = 'Peer';
$wgServer = 'http://127.0.0.1';
$wgScriptPath = '';
$wgArticlePath = '/wiki/$1';
$wgLanguageCode = 'zh-hans'; // with `zh` each page would also be converted between the scripts
$wgSecretKey = 'of a wiki that lives for minutes';

$wgDBtype = 'mysql';
$wgDBserver = "localhost:$home/mariadb.sock";
$wgDBname = 'wiki';
$wgDBuser = 'root';
$wgDBpassword = '';

$wgMainCacheType = CACHE_ACCEL;
$wgMessageCacheType = CACHE_ACCEL;
$wgSessionCacheType = CACHE_ACCEL;
$wgParserCacheType = CACHE_ACCEL;
$wgEnableSidebarCache = true;
$wgCacheDirectory = "$home/cache";
$wgLocalisationCacheConf['store'] = 'array';
$wgLocalisationCacheConf['manualRecache'] = true;
$wgJobRunRate = 0;
$wgMiserMode = true;
$wgDisableOutputCompression = true; // nginx does it

// Who asks chooses the cache, so that one pool of workers serves all of them.
$wgUseFileCache = ( $_SERVER['HTTP_PAGES_FROM'] ?? '' ) === 'file cache';
$wgFileCacheDirectory = "$home/pages";

wfLoadExtension( 'Cite' );
wfLoadExtension( 'WikiEditor' );
wfLoadSkin( 'Vector' );
$wgDefaultSkin = 'vector';
