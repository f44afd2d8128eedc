vcl 4.1;

# The edge: keeps pages in front of scripts/deploy/nginx.conf, and is told by the site which of them have changed
# (web/decisions/021). A template, filled in as nginx.conf is; needs Varnish 7 and vmod xkey (Debian: varnish,
# varnish-modules). Start it with `-p http_gzip_support=off`, since pages arrive compressed, and with EDGE_PURGE_TOKEN in
# its environment. TLS is ended in front of it.

import std;
import xkey;

backend site {
    .host = "${SITE_HOST}";
    .port = "${SITE_PORT}";
    .connect_timeout = 2s;
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 30s;
    .probe = {
        .url = "/api/health/live";
        .interval = 5s;
        .timeout = 3s;
        .window = 2;
        .threshold = 1;
        .initial = 1;
    }
}

# Asked whether a purge is outstanding, and nothing else.
backend purges {
    .host = "${SITE_HOST}";
    .port = "${SITE_PORT}";
    .probe = {
        .url = "/api/health/edge";
        .interval = 5s;
        .timeout = 3s;
        .window = 1;
        .threshold = 1;
        .initial = 0;
    }
}

# The web servers: `"192.0.2.0"/24;` for each network.
acl purgers {
    ${PURGERS}
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers || !std.getenv("EDGE_PURGE_TOKEN")
            || req.http.Authorization != "Bearer " + std.getenv("EDGE_PURGE_TOKEN")) {
            return (synth(403, "Forbidden"));
        }
        if (req.http.Surrogate-Key !~ "^[0-9a-z]+( [0-9a-z]+)*$") {
            return (synth(400, "Bad Request"));
        }
        # Old rather than gone: shown while no web server answers, and only asked for if it has changed.
        set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
        return (synth(200, "Purged"));
    }

    # What only this server may say.
    unset req.http.X-Purged;
    unset req.http.X-Router-Request;
    unset req.http.X-Encoding;
    unset req.http.Surrogate-Key;
    unset req.http.Surrogate-Control;
    set req.http.Surrogate-Capability = "edge=Surrogate/1.0";
    set req.backend_hint = site;

    if (req.restarts == 0) {
        unset req.http.X-Show-Old;
        unset req.http.X-Ask-Anew;
        # nginx says what else a client may not say.
        unset req.http.X-Middleware-Subrequest;
        unset req.http.X-Missing-Page;
        unset req.http.X-Page-Query;
        unset req.http.X-Now-Route-Matches;
        unset req.http.X-Matched-Path;
        unset req.http.X-Prerender-Revalidate;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # For one editor only.
    if (req.http.Cookie ~ "(^|[^\w])draft-pass=") {
        return (pass);
    }
    # Requests of the API, downloads, account screens. No answer to one of them has a key, either.
    if (req.url ~ "^/+(?i)(api/(?!(search-index|consent)([?]|$))|(login|signup|forgot-password|dashboard)([/?.]|$))") {
        return (pass);
    }
    # Who prefers Markdown to the page is sent there, by an answer that is not for others.
    if (req.http.Accept ~ "(?i)text/markdown" && req.url !~ "^[^?]*\.md([?]|$)") {
        return (pass);
    }

    # From here on the answer is everybody's.
    unset req.http.Cookie;
    unset req.http.Authorization;
    unset req.http.User-Agent;
    set req.http.X-Encoding = "";
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.X-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.X-Encoding = "gzip";
    }
    set req.http.Accept-Encoding = req.http.X-Encoding;

    # As $router_request of nginx.conf: what the client router says counts only beside `RSC: 1`.
    set req.http.X-Router-Request = "";
    if (req.http.RSC != "1") {
        unset req.http.RSC;
        unset req.http.Next-Router-Prefetch;
        unset req.http.Next-Router-Segment-Prefetch;
        unset req.http.Next-Router-State-Tree;
        unset req.http.Next-Url;
    } elsif (req.http.Next-Router-Prefetch == "1") {
        set req.http.X-Router-Request = "rsc 1 " + req.http.Next-Router-Segment-Prefetch;
    } elsif (req.http.Next-Router-Prefetch ~ "^[23]$") {
        set req.http.X-Router-Request = "rsc " + req.http.Next-Router-Prefetch;
    } else {
        set req.http.X-Router-Request = "rsc";
    }

    # A page that was purged is asked for before it is shown again, unless nobody can be asked. Both outlast a restart.
    set req.grace = 1d;
    if (std.healthy(site) && !req.http.X-Show-Old) {
        set req.grace = 0s;
    }
    set req.hash_always_miss = false;
    if (req.http.X-Ask-Anew) {
        set req.hash_always_miss = true;
    }
    return (hash);
}

sub vcl_hash {
    # As it was sent, without the query, which no page reads. Files of the build have none.
    hash_data(regsub(req.url, "[?].*$", ""));
    hash_data(req.http.X-Encoding);
    hash_data(req.http.X-Router-Request);
    return (lookup);
}

sub vcl_hit {
    # While purges are outstanding, anything may have changed. 50s: with the time until the probe says so, a minute.
    if (obj.age > ${LONGEST_UNCERTAIN} && obj.http.xkey && std.healthy(site) && !std.healthy(purges)
        && req.restarts == 0) {
        set req.http.X-Ask-Anew = "1";
        return (restart);
    }
}

sub vcl_backend_fetch {
    unset bereq.http.X-Encoding;
    unset bereq.http.X-Router-Request;
    unset bereq.http.X-Ask-Anew;
}

sub vcl_backend_response {
    # An answer that is delivered would replace the last good page. Abandoned, it is looked for (vcl_synth); if there is
    # none, the failure is delivered.
    if (beresp.status >= 500 && !bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Show-Old)) {
        return (abandon);
    }
    # Kept: what has keys, and files whose names contain a hash. The key of the cache has what Next's Vary names.
    set beresp.http.X-Vary = beresp.http.Vary;
    unset beresp.http.Vary;
    unset beresp.http.X-Request-Id;
    unset beresp.http.xkey;
    unset beresp.http.X-HashTwo;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (bereq.uncacheable || bereq.method != "GET" || beresp.http.Set-Cookie
        || beresp.http.Cache-Control ~ "private|no-store" || beresp.status != 200) {
        # Below.
    } elsif (beresp.http.Surrogate-Key && beresp.http.Surrogate-Control ~ "max-age=\d") {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        set beresp.ttl = std.duration(
            regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = 1d;
    } elsif (bereq.url ~ "^/_next/static/" && beresp.http.Cache-Control ~ "immutable") {
        set beresp.ttl = 1d;
        set beresp.grace = 1d;
    }
    unset beresp.http.Surrogate-Key;
    unset beresp.http.Surrogate-Control;
    if (beresp.ttl <= 0s) {
        set beresp.uncacheable = true;
        # How long requests for it are not collected into one. A failure would stand before the last good page.
        if (beresp.status < 500) {
            set beresp.ttl = 10s;
        }
    }
    return (deliver);
}

sub vcl_deliver {
    if (resp.http.X-Vary) {
        set resp.http.Vary = resp.http.X-Vary;
    }
    # Browsers cannot be told of a change, so they ask each time.
    if (resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    }
    unset resp.http.X-Vary;
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.Age;
    return (deliver);
}

sub vcl_synth {
    # The last good page, of a day at most, if there is one.
    if (resp.status >= 500 && req.restarts < 2 && req.http.X-Router-Request && !req.http.X-Show-Old) {
        set req.http.X-Show-Old = "1";
        unset req.http.X-Ask-Anew;
        return (restart);
    }
    unset resp.http.X-Varnish;
    set resp.http.Cache-Control = "no-store";
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic(resp.reason);
    return (deliver);
}

sub vcl_backend_error {
    if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Show-Old)) {
        return (abandon);
    }
    unset beresp.http.X-Varnish;
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "30";
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic("This page is not available for a moment. Please reload it in a minute.");
    return (deliver);
}
